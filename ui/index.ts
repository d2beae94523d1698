/**
 * The components of `@dioptra/ui`, with their types and a few helpers. Rules, calculations, 3D models and drawings have
 * entry points of their own, listed in `package.json`.
 */
export { AddressEditor, type AddressEditorProps } from "./account/AddressEditor.tsx";
export { AddressBook, type AddressBookProps } from "./account/AddressBook.tsx";
export { LoginForm, type LoginFormProps } from "./account/LoginForm.tsx";
export { NewsletterForm, type NewsletterFormProps } from "./account/NewsletterForm.tsx";
export { ProfileForm, type ProfileFormProps } from "./account/ProfileForm.tsx";
export { RegisterForm, type RegisterFormProps } from "./account/RegisterForm.tsx";
export { ResetPasswordForm, type ResetPasswordFormProps } from "./account/ResetPasswordForm.tsx";
export { CartLine, type CartLineProps, CartLines, type CartLinesProps } from "./cart/CartLine.tsx";
export { CartTotals, type CartTotalsProps, type CartTotalsRow } from "./cart/CartTotals.tsx";
export { CheckoutSection, type CheckoutSectionProps } from "./cart/CheckoutSection.tsx";
export { CouponForm, type CouponFormProps } from "./cart/CouponForm.tsx";
export { Microcart, type MicrocartProps } from "./cart/Microcart.tsx";
export { focusFirstProblem, type LineProblem, LineProblems, type LineProblemsProps } from "./cart/LineProblems.tsx";
export { MicrocartLine, type MicrocartLineProps } from "./cart/MicrocartLine.tsx";
export type { AddressUse, SavedAddress } from "./account/savedAddress.ts";
export { Badge, type BadgeProps } from "./catalog/listing/Badge.tsx";
export { CategoryTiles, type CategoryTile, type CategoryTilesProps } from "./catalog/listing/CategoryTiles.tsx";
export type { CompareAttribute, ComparedFrame, ComparedProduct } from "./catalog/compare/compareProduct.ts";
export { CompareTable, type CompareTableProps } from "./catalog/compare/CompareTable.tsx";
export { CompareToggle, type CompareToggleProps } from "./catalog/compare/CompareToggle.tsx";
export { FilterActions, type FilterActionsProps } from "./catalog/filters/FilterActions.tsx";
export { FilterChips, type FilterChipsProps } from "./catalog/filters/FilterChips.tsx";
export type {
  FilterFacet,
  FilterOption,
  FilterPriceRange,
  MillimetresFacet,
  OptionsFacet,
  PriceFacet,
  TypedPrices,
} from "./catalog/filters/filterState.ts";
export { FilterPanel, type FilterPanelProps } from "./catalog/filters/FilterPanel.tsx";
export { type FinishDot, FinishDots, type FinishDotsProps } from "./catalog/listing/FinishDots.tsx";
export { LoadMore, type LoadMoreProps } from "./catalog/listing/LoadMore.tsx";
export { MySize, type MySizeProps, type TypedSize } from "./catalog/filters/MySize.tsx";
export type { SizeCodes, SizeTolerance } from "./catalog/filters/sizeRanges.ts";
export { NoResults, type NoResultsProps } from "./catalog/filters/NoResults.tsx";
export { type ProductBadge, ProductBadges, type ProductBadgesProps } from "./catalog/listing/ProductBadges.tsx";
export { PictureBanner, type PictureBannerProps } from "./catalog/listing/PictureBanner.tsx";
export { ProductCard, type ProductCardFinish, type ProductCardProps } from "./catalog/listing/ProductCard.tsx";
export { ProductGrid, type ProductGridProps } from "./catalog/listing/ProductGrid.tsx";
export { ProductGridSkeleton, type ProductGridSkeletonProps } from "./catalog/listing/ProductGridSkeleton.tsx";
export { ProductShelf, type ProductShelfProps } from "./catalog/listing/ProductShelf.tsx";
export { QuickAdd, type QuickAddProps, type QuickAddVariant } from "./catalog/listing/QuickAdd.tsx";
export { SearchPanel, type SearchPanelProps } from "./catalog/search/SearchPanel.tsx";
export { SearchPanelDialog, type SearchPanelDialogProps } from "./catalog/search/SearchPanelDialog.tsx";
export type {
  CorrectedWord,
  SearchSuggestions,
  SuggestedLink,
  SuggestedProduct,
} from "./catalog/search/searchSuggestions.ts";
export { SortSelect, type SortSelectProps } from "./catalog/listing/SortSelect.tsx";
export { WidthLine, type WidthLineProps } from "./catalog/listing/WidthLine.tsx";
export type { WishlistItem } from "./catalog/wishlist/WishlistLine.tsx";
export { WishlistPanel, type WishlistPanelProps } from "./catalog/wishlist/WishlistPanel.tsx";
export { WishlistToggle, type WishlistToggleProps } from "./catalog/wishlist/WishlistToggle.tsx";
export { AddressForm, type AddressFormProps } from "./checkout/AddressForm.tsx";
export { checkAddressAsync } from "./checkout/checkAddressAsync.ts";
export {
  CompanyInvoiceForm,
  type CompanyInvoiceFormProps,
  type VatRegisterState,
} from "./checkout/CompanyInvoiceForm.tsx";
export { FreeDeliveryHint, type FreeDeliveryHintProps } from "./checkout/FreeDeliveryHint.tsx";
export { OrderReview, type OrderReviewPart, type OrderReviewProps } from "./checkout/OrderReview.tsx";
export { PickupPointMap, type PickupPointMapProps } from "./checkout/PickupPointMap.tsx";
export {
  type PickupPointMapChoice,
  PickupPointPicker,
  type PickupPointPickerProps,
} from "./checkout/PickupPointPicker.tsx";
export { PersonalDetailsForm, type PersonalDetailsFormProps } from "./checkout/PersonalDetailsForm.tsx";
export {
  ShippingMethods,
  type ShippingMethodKey,
  type ShippingMethodOption,
  type ShippingMethodsProps,
} from "./checkout/ShippingMethods.tsx";
export { ArticleBody, type ArticleBodyProps } from "./content/ArticleBody.tsx";
export type { ArticleBlock, ArticleText, ArticleSpan } from "./content/articleBlock.ts";
export { ArticleCard, type ArticleCardProps } from "./content/ArticleCard.tsx";
export type { ConsentCategory, StorageDuration, StoredItem } from "./content/consentCategory.ts";
export { CookieConsent, type CookieConsentProps } from "./content/CookieConsent.tsx";
export { CookieSettings, type CookieSettingsProps } from "./content/CookieSettings.tsx";
export { FaqAccordion, type FaqAccordionProps, type FaqEntry } from "./content/FaqAccordion.tsx";
export { FranchiseCalculator, type FranchiseCalculatorProps } from "./content/FranchiseCalculator.tsx";
export type { HeroSlide, HeroViewSlide } from "./content/HeroSlide.tsx";
export { HeroSlider, type HeroSliderProps } from "./content/HeroSlider.tsx";
export { type MarketNotice, MarketNotices, type MarketNoticesProps } from "./content/MarketNotices.tsx";
export { type FeedPhoto, PhotoFeed, type PhotoFeedProps } from "./content/PhotoFeed.tsx";
export { FramePicture, type FramePictureProps, type PictureUrls } from "./eyewear/FramePicture.tsx";
export { FrameViewer, type FrameViewerProps } from "./eyewear/FrameViewer.tsx";
export { TryOn, type TryOnProps } from "./eyewear/TryOn.tsx";
export type { TryOnFrame } from "./eyewear/tryOn/tryOnState.ts";
export { MeasureLines, type MeasureLinesProps } from "./eyewear/MeasureLines.tsx";
export { SetPicture, type SetPictureProps } from "./eyewear/SetPicture.tsx";
export { Stage, type StageProps } from "./eyewear/Stage.tsx";
export { Banner, type BannerProps } from "./feedback/Banner.tsx";
export { ConfirmedAction, type ConfirmedActionProps } from "./feedback/ConfirmedAction.tsx";
export { EmptyState, type EmptyStateProps } from "./feedback/EmptyState.tsx";
export { ErrorPage, type ErrorPageProps } from "./feedback/ErrorPage.tsx";
export { NewPasswordFields, type NewPasswordFieldsProps } from "./account/NewPasswordFields.tsx";
export { InlineNotice, type InlineNoticeProps } from "./feedback/InlineNotice.tsx";
export type { Notice, NoticeAction } from "./feedback/notice.ts";
export { NoticeHistory, type NoticeHistoryProps } from "./feedback/NoticeHistory.tsx";
export { Notifications, type NotificationsProps } from "./feedback/Notifications.tsx";
export { LazyToast } from "./feedback/LazyToast.tsx";
export { OfflineNotice, type OfflineNoticeProps } from "./feedback/OfflineNotice.tsx";
export { ProgressBar, type ProgressBarProps } from "./feedback/ProgressBar.tsx";
export { Skeleton, type SkeletonProps } from "./feedback/Skeleton.tsx";
export { Spinner, type SpinnerProps } from "./feedback/Spinner.tsx";
export { CharacterCount, type CharacterCountProps } from "./forms/CharacterCount.tsx";
export { Checkbox, type CheckboxProps } from "./forms/Checkbox.tsx";
export { ComboBox, type ComboBoxProps } from "./forms/ComboBox.tsx";
export type { ComboBoxOption } from "./forms/ComboBoxList.tsx";
export { Field, fieldAttributes, FieldError, type FieldProps, type FieldTexts } from "./forms/Field.tsx";
export {
  type FieldBinding,
  type FormCheck,
  useCheckedForm,
  useCheckedFormWithSummary,
} from "./forms/useCheckedForm.ts";
export { Fieldset, type FieldsetProps } from "./forms/Fieldset.tsx";
export { FileUpload, type FileUploadProps } from "./forms/FileUpload.tsx";
export { FormCheckError, type FormCheckErrorProps } from "./forms/FormCheckError.tsx";
export { FormErrorSummary, type FormErrorSummaryProps } from "./forms/FormErrorSummary.tsx";
export { NumberField, type NumberFieldProps } from "./forms/NumberField.tsx";
export { PasswordField, type PasswordFieldProps } from "./forms/PasswordField.tsx";
export { QuantityStepper, type QuantityStepperProps } from "./forms/QuantityStepper.tsx";
export {
  Radio,
  RadioBox,
  RadioGroup,
  RadioNotice,
  type RadioGroupProps,
  type RadioProps,
} from "./forms/RadioGroup.tsx";
export { RangeSlider, type RangeSliderProps } from "./forms/RangeSlider.tsx";
export { type Segment, SegmentedControl, type SegmentedControlProps } from "./forms/SegmentedControl.tsx";
export { Select, type SelectProps } from "./forms/Select.tsx";
export { Switch, type SwitchProps } from "./forms/Switch.tsx";
export { DateField, type DateFieldProps } from "./forms/DateField.tsx";
export { TextArea, type TextAreaProps } from "./forms/TextArea.tsx";
export { TextField, type TextFieldProps } from "./forms/TextField.tsx";
export { SummaryLayout, type SummaryLayoutProps } from "./layout/SummaryLayout.tsx";
export { afterPaint, preloadWhenIdle, whenIdle } from "./loading/scheduling.ts";
export { lazyComponent, type LazyComponent } from "./loading/lazyComponent.tsx";
export { IsAway, OnRepeatedLoadFailure } from "./loading/LoadFailure.tsx";
export { LoadingPart, type LoadingPartProps } from "./loading/LoadingPart.tsx";
export { retryableLoad, type RetryableLoad } from "./loading/retryableLoad.ts";
export { useIsNear } from "./loading/useIsNear.ts";
export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from "./navigation/Accordion.tsx";
export { AccountLink, type AccountLinkProps } from "./navigation/AccountLink.tsx";
export { Breadcrumb, type BreadcrumbProps } from "./navigation/Breadcrumb.tsx";
export { CartLink, type CartLinkProps } from "./navigation/CartLink.tsx";
export {
  CheckoutSteps,
  type CheckoutStep,
  type CheckoutStepsProps,
  checkoutSteps,
} from "./navigation/CheckoutSteps.tsx";
export { FocusedFooter, type FocusedFooterProps } from "./navigation/FocusedFooter.tsx";
export { StepProgress, type ProgressStep, type StepProgressProps } from "./navigation/StepProgress.tsx";
export { FocusedHeader, type FocusedHeaderProps } from "./navigation/FocusedHeader.tsx";
export { Logo, type LogoProps } from "./navigation/Logo.tsx";
export { MegaMenu, type MegaMenuProps } from "./navigation/MegaMenu.tsx";
export type { MenuBranch, MenuGroup, NavigationLink, StoreViewLink } from "./navigation/navigationLink.ts";
export { SearchField, type SearchFieldProps } from "./navigation/SearchField.tsx";
export { SidebarMenu, type SidebarMenuProps } from "./navigation/SidebarMenu.tsx";
export { type Contact, SiteFooter, type SiteFooterProps } from "./navigation/SiteFooter.tsx";
export { SiteHeader, type SiteHeaderProps } from "./navigation/SiteHeader.tsx";
export { SkipLink, type SkipLinkProps } from "./navigation/SkipLink.tsx";
export { StoreSwitcher, type StoreSwitcherProps } from "./navigation/StoreSwitcher.tsx";
export { type Tab, Tabs, type TabsProps } from "./navigation/Tabs.tsx";
export { WishlistLink, type WishlistLinkProps } from "./navigation/WishlistLink.tsx";
export { AddressText, type AddressTextProps } from "./order/AddressText.tsx";
export { LoyaltyCard, type LoyaltyCardProps } from "./order/LoyaltyCard.tsx";
export { OrderDetails, type OrderDetailsProps, type OrderLine } from "./order/OrderDetails.tsx";
export { type OrderListItem, OrderList, type OrderListProps } from "./order/OrderList.tsx";
export type {
  OrderFulfillment,
  OrderMilestone,
  OrderPaymentTime,
  OrderTimelineStatus,
} from "./order/orderMilestones.ts";
export {
  OrderStatusCard,
  type OrderSaying,
  type OrderStatusCardProps,
  type PaymentProblem,
} from "./order/OrderStatusCard.tsx";
export type { OrderStatus } from "./order/OrderStatusWord.tsx";
export { OrderTimeline, type OrderTimelineProps } from "./order/OrderTimeline.tsx";
export { RecentlyViewed, type RecentlyViewedProps } from "./order/RecentlyViewed.tsx";
export { RecentlyViewedGrid, type RecentlyViewedGridProps } from "./order/RecentlyViewedGrid.tsx";
export { ReorderForm, type ReorderFormProps } from "./order/ReorderForm.tsx";
export { SubscriptionCard, type SubscriptionCardProps } from "./order/SubscriptionCard.tsx";
export type { SubscriptionStatus } from "./order/subscriptionActions.ts";
export type { CloseReason } from "./overlays/Modal.tsx";
export { Dialog, type DialogProps } from "./overlays/Dialog.tsx";
export { Drawer, type DrawerProps } from "./overlays/Drawer.tsx";
export { LoadingOverlay, type LoadingOverlayProps } from "./overlays/LoadingOverlay.tsx";
export { Menu, MenuItem, type MenuItemProps, type MenuProps, type MenuTrigger } from "./overlays/Menu.tsx";
export { Popover, type PopoverProps, type PopoverTrigger } from "./overlays/Popover.tsx";
export { Tooltip, type TooltipProps, type TooltipTrigger } from "./overlays/Tooltip.tsx";
export { type Bank, BankPicker, type BankPickerProps } from "./payment/BankPicker.tsx";
export { BlikInput, type BlikInputProps } from "./payment/BlikInput.tsx";
export { PaymentInformation, type PaymentInformationProps } from "./payment/PaymentInformation.tsx";
export { PaymentGroups, type PaymentGroupsProps, type PaymentOption } from "./payment/PaymentGroups.tsx";
export { AxisDial, type AxisDialProps } from "./prescription/AxisDial.tsx";
export { LensChoice, type LensChoiceProps, type LensPackage } from "./prescription/LensChoice.tsx";
export { confirmedPrescription, withConfirmedValues } from "./prescription/confirmedPrescription.ts";
export { lensOffers, type LensOffer, refusalWords } from "./prescription/lensOffers.ts";
export { LensLedger, type LensLedgerProps, type LensLedgerRow } from "./prescription/LensLedger.tsx";
export { emptyDraft, type PrescriptionDraft, textIn, typedRow } from "./prescription/prescriptionDraft.ts";
export {
  PrescriptionForm,
  type PrescriptionFormHandle,
  type PrescriptionFormProps,
} from "./prescription/PrescriptionForm.tsx";
export { PrescriptionSummary, type PrescriptionSummaryProps } from "./prescription/PrescriptionSummary.tsx";
export { PupillaryDistanceGuide, type PupillaryDistanceGuideProps } from "./prescription/PupillaryDistanceGuide.tsx";
export type { EnteredPrescription } from "./prescription/readDraft.ts";
export { ThicknessPreview, type ThicknessPreviewProps } from "./prescription/ThicknessPreview.tsx";
export { Amount, type AmountProps } from "./primitives/Amount.tsx";
export { Button, type ButtonProps } from "./primitives/Button.tsx";
export { type AmountValue, formatAmount, formatDioptres, formatMillimetres } from "./primitives/formats.ts";
export { Heading, type HeadingProps } from "./primitives/Heading.tsx";
export { Icon, type IconProps } from "./primitives/Icon.tsx";
export { IconButton, type IconButtonProps } from "./primitives/IconButton.tsx";
export { Image, type ImageProps, type ImageSource } from "./primitives/Image.tsx";
export { Link, type LinkProps } from "./primitives/Link.tsx";
export { Text, type TextProps } from "./primitives/Text.tsx";
export type { IconProps as IconDrawingProps } from "./icons/icon.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./primitives/VisuallyHidden.tsx";
export { type DeliveryCheckState, DeliveryCheck, type DeliveryCheckProps } from "./product/delivery/DeliveryCheck.tsx";
export { FaceShapeGuide, type FaceShapeGuideProps } from "./product/guides/FaceShapeGuide.tsx";
export type { GuideEntry } from "./product/guides/GuideEntry.tsx";
export { FrameColorGuide, type FrameColorGuideProps, type GuideFinish } from "./product/guides/FrameColorGuide.tsx";
export { BundleOptions, type BundleOptionsProps, type LabeledBundleOption } from "./product/options/BundleOptions.tsx";
export { type FileFieldProps, type LabeledCustomOption } from "./product/options/CustomOptionField.tsx";
export { CustomOptions, type CustomOptionsHandle, type CustomOptionsProps } from "./product/options/CustomOptions.tsx";
export { BoxedChoice, type Box, type BoxedChoiceProps } from "./product/options/BoxedChoice.tsx";
export { ContactLensParameters, type ContactLensParametersProps } from "./product/options/ContactLensParameters.tsx";
export { lensTexts, type LensValueNames } from "./product/options/lensWords.ts";
export { FitHint, type FitHintProps } from "./product/guides/FitHint.tsx";
export { type GroupRefusal, type GroupedProductItem } from "./product/options/GroupedProduct.tsx";
export { GroupedProducts, type GroupedProductsProps } from "./product/options/GroupedProducts.tsx";
export { OwnGlasses, type OwnGlassesProps } from "./product/guides/OwnGlasses.tsx";
export { FrameDiagram, type FrameDiagramProps } from "./product/guides/FrameDiagram.tsx";
export { Price, type PriceProps } from "./product/price/Price.tsx";
export { type LowestOf30Days, PriceHistory, type PriceHistoryProps } from "./product/price/PriceHistory.tsx";
export type { PriceStep } from "./product/price/priceSteps.ts";
export { ProductGallery, type ProductGalleryProps, type ProductPicture } from "./product/gallery/ProductGallery.tsx";
export { reductionPercent } from "./product/price/reductionPercent.ts";
export { SizeGuide, type SizeGuideProps } from "./product/guides/SizeGuide.tsx";
export { type DeliveryDays, type Stock, StockBadge, type StockBadgeProps } from "./product/delivery/StockBadge.tsx";
export { Stars } from "./product/reviews/Stars.tsx";
export { ReviewForm, type ReviewFormProps, type ReviewPermission } from "./product/reviews/ReviewForm.tsx";
export {
  ReviewList,
  type ReviewListProps,
  type ReviewSort,
  type PublishedReview,
} from "./product/reviews/ReviewList.tsx";
export { TempleMark, type TempleMarkProps } from "./product/variants/TempleMark.tsx";
export type {
  Availability,
  FinishValue,
  SizeValue,
  VariantOption,
  VariantOptionBase,
  VariantValue,
} from "./product/variants/variantOption.ts";
export { VariantPicker, type VariantPickerProps } from "./product/variants/VariantPicker.tsx";
export type { Salon } from "./stores/salon.ts";
export { SalonHours, type SalonHoursProps } from "./stores/SalonHours.tsx";
export { SalonMap, type SalonMapProps } from "./stores/SalonMap.tsx";
export { SalonOpening, type SalonOpeningProps } from "./stores/SalonOpening.tsx";
export { StoreCard, type StoreCardProps } from "./stores/StoreCard.tsx";
export { StoreMap, type StoreMapProps } from "./stores/StoreMap.tsx";
export { ZoomGallery, type ZoomGalleryProps } from "./product/gallery/ZoomGallery.tsx";
export type { ZoomablePicture } from "./product/gallery/PictureViewer.tsx";
