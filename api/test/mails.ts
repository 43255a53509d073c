import { jest } from '@jest/globals';
import { SqlPool, UnitOfWork } from '../src/platform/database/index.ts';
import { Mailer, type Mail } from '../src/platform/mailer/index.ts';
import { JobRegistry } from '../src/platform/queue/index.ts';
import type { TestApp } from './app.ts';

type WaitingJob = { id: string; name: string; payload: object };

const JOBS = ['job:send-mail', 'job:send-reset-link', 'job:send-device-code'];

/** Simulates worker and mail server: runs the mail jobs waiting in the outbox and collects the mails. */
export class Mailbox {
  constructor(private readonly test: TestApp) {}

  /** Delivers the waiting mails and returns them. */
  async deliver(): Promise<Mail[]> {
    const sent: Mail[] = [];
    const mailer = jest.spyOn(this.test.app.get(Mailer), 'send').mockImplementation(async (mail) => {
      await Promise.resolve(sent.push(mail));
    });
    try {
      for (let waiting = await this.takeJobs(); waiting.length > 0; waiting = await this.takeJobs())
        for (const job of waiting) await this.runJob(job);
    } finally {
      mailer.mockRestore();
    }
    return sent;
  }

  /**
   * Delivers the waiting mails and returns the one to an address; fails unless there is exactly one with the
   * subject.
   */
  async deliverTo(address: string, subject: string): Promise<Mail> {
    const mails = await this.deliver();
    const found = mails.filter((mail) => mail.to === address && mail.subject === subject);
    const [mail] = found;
    if (!mail || found.length > 1)
      throw new Error(
        `Expected one mail „${subject}“ to ${address}, ` +
          `got ${JSON.stringify(mails.map(({ to, subject: other }) => `${to}: ${other}`))}`,
      );
    return mail;
  }

  private async takeJobs(): Promise<WaitingJob[]> {
    const { rows } = await this.test.app.get(SqlPool).pool.query<WaitingJob>(
      `update outbox_event set relayed_at = now() where relayed_at is null and name = any($1)
         returning id, name, payload`,
      [JOBS],
    );
    return rows.sort((one, other) => Number(one.id) - Number(other.id));
  }

  private async runJob({ id, name, payload }: WaitingJob): Promise<void> {
    const job = this.test.app.get(JobRegistry).find(name.slice('job:'.length));
    if (!job) throw new Error(`No handler of ${name}`);
    await this.test.app
      .get(UnitOfWork)
      .runInOwnContext(() => job.handle(job.job.read(payload), { id, attempt: 1, isLastAttempt: false }));
  }
}

/** Extracts the link of a mail; it is the same in text and HTML. */
export function extractLink(mail: Mail): { url: string; token: string } {
  const url = /https?:\/\/\S+/u.exec(mail.text)?.[0] ?? '';
  if (!mail.html.includes(`href="${url}"`)) throw new Error(`The HTML has no link to ${url}`);
  return { url, token: /#token=([\w-]+)$/u.exec(url)?.[1] ?? '' };
}
