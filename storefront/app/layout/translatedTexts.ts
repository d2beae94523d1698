/**
 * Keeps pages true that a browser translates. A translator moves each text into elements of its own (`<font>`) and drops
 * React's text node: React would go on writing into the dropped node, so that an old colour or an old count stays on the
 * page, and would fail to remove it. Here the element takes the place of the node that it replaced.
 */
export function followTranslators(): void {
  const standIns = new WeakMap<Node, Element>();
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      if (!(standIn instanceof Element)) continue;
      for (const node of removedNodes) if (node instanceof Text) standIns.set(node, standIn);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });

  /** Returns what stands on the page for a node that has been dropped; otherwise the node itself. */
  const shownFor = <Shown extends Node>(node: Shown): Node => {
    const standIn = node.isConnected ? undefined : standIns.get(node);
    return standIn?.isConnected ? standIn : node;
  };

  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  if (!value?.set || !value.get) return;
  const { get, set } = value;
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    get,
    set(this: Text, text: string | null) {
      set.call(this, text);
      const shown = shownFor(this);
      if (shown !== this) shown.textContent = text;
    },
  });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, shownFor(child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && shownFor(before));
    return child;
  };
}
