import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createDatabase, type Database } from "#platform/kernel/database/database.ts";
import { migrate } from "#platform/kernel/database/migrate.ts";
import { enqueue, type JobHandler, runJobs, startJobs } from "#platform/kernel/jobs/jobs.ts";
import { type Connection, openEmptyDatabase } from "../../support/emptyDatabase.ts";
import { openingTimeout } from "../../support/openTestPlatform.ts";

let connection: Connection;
let database: Database;
beforeAll(async () => {
  connection = await openEmptyDatabase();
  await migrate(connection, () => {});
  database = createDatabase(connection);
}, openingTimeout);
afterAll(() => connection.close());
beforeEach(() => connection.query("delete from jobs"));

const noon = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

const store = (key: string, payload: unknown = key, runAt = noon) =>
  database.write((session) => enqueue(session, { kind: "mail", key, payload, runAt }));

/** Runs the jobs that are due at a moment. Returns the errors of those that failed. */
async function run(mail: JobHandler, now = noon) {
  const failed: unknown[] = [];
  await runJobs({ database, clock: () => now, handlers: { mail }, onError: (error) => failed.push(error) });
  return failed;
}

test("runs jobs once each, in the order of their times, even if they are stored twice", async () => {
  await store("second", "second", later(-1));
  await store("first", "first", later(-2));
  await store("first", "again", later(-3));
  const done: unknown[] = [];
  const handler: JobHandler = async (payload) => void done.push(payload);
  await run(handler);
  await run(handler);
  expect(done).toEqual(["first", "second"]);
});

test("runs a job only when it is due", async () => {
  await store("tomorrow", "tomorrow", later(60));
  const done: unknown[] = [];
  const handler: JobHandler = async (payload) => void done.push(payload);
  await run(handler, later(59));
  expect(done).toEqual([]);
  await run(handler, later(60));
  expect(done).toEqual(["tomorrow"]);
});

test("does not run a job whose transaction was rolled back", async () => {
  const undone = database.write(async (session) => {
    await enqueue(session, { kind: "mail", key: "lost", payload: "lost", runAt: noon });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const done: unknown[] = [];
  await run(async (payload) => void done.push(payload));
  expect(done).toEqual([]);
});

test("repeats a failed job with growing delays", async () => {
  await store("weak");
  const attempts: Date[] = [];
  const failing =
    (now: Date): JobHandler =>
    async () => {
      attempts.push(now);
      throw new Error("unreachable");
    };
  await expect(run(failing(noon))).resolves.toHaveLength(1);
  await run(failing(later(9)), later(9));
  await run(failing(later(10)), later(10));
  await run(failing(later(69)), later(69));
  await run(failing(later(70)), later(70));
  expect(attempts).toEqual([noon, later(10), later(70)]);
});

test("claims the job of an ended process only after its lock has expired", async () => {
  await store("left");
  await connection.query("update jobs set locked_until = $1", [later(120).toISOString()]);
  const done: unknown[] = [];
  const handler: JobHandler = async (payload) => void done.push(payload);
  await run(handler, later(119));
  expect(done).toEqual([]);
  await run(handler, later(121));
  expect(done).toEqual(["left"]);
});

test("begins no other due job once it is stopped, and runs it after the next start", async () => {
  await store("first", "first", later(-1));
  await store("second");
  const done: unknown[] = [];
  const errors: unknown[] = [];
  const start = (mail: JobHandler) => {
    const jobs = startJobs({ database, clock: () => noon, handlers: { mail }, onError: (error) => errors.push(error) });
    jobs.wake();
    return jobs;
  };
  const begun = Promise.withResolvers<void>();
  const mailSent = Promise.withResolvers<void>();
  const jobs = start(async (payload) => {
    begun.resolve();
    await mailSent.promise;
    done.push(payload);
  });
  await begun.promise;
  const stopped = jobs.stop();
  mailSent.resolve();
  await stopped;
  expect(done).toEqual(["first"]);
  const again = start(async (payload) => void done.push(payload));
  await vi.waitFor(() => expect(done).toEqual(["first", "second"]));
  await again.stop();
  expect(errors).toEqual([]);
});
