import PostalMime, { type Email } from 'postal-mime';
import { parentPort, workerData } from 'node:worker_threads';
import type { ParsedMail } from './parsed-mail.ts';
import { extractReplyText } from './reply-text.ts';

/* Worker thread that parses one mail and exits; isolates the process from hostile mails. */

export type ParsingTask = { readonly raw: Uint8Array; readonly maxParts: number; readonly maxDepth: number };
export type ParsingAnswer = { readonly mail: ParsedMail } | { readonly failure: 'unreadable' };

const MAX_TEXT = 200_000;
const MAX_FILES = 50;
const MAX_HEADERS_BYTES = 256 * 1024;
const CONTENT_TYPE = /^content-type:/gimu;

const DELIVERY_ACTION = /^action:\s*([a-z]+)/imu;
/** Message-IDs go into headers of answers. */
const MESSAGE_ID = /^<[^<>\s]{1,290}>$/u;

const clip = (text: string | undefined): string | null => text?.slice(0, MAX_TEXT) ?? null;

const toParsedMail = (
  { messageId = '', from, subject = '', headers, text, html, attachments }: Email,
  source: string,
): ParsedMail => ({
  messageId: MESSAGE_ID.test(messageId) ? messageId : null,
  from: from?.address === undefined ? null : { name: from.name, address: from.address },
  subject: subject.slice(0, 500),
  headers: headers.map(({ key, value }) => ({ key, value })),
  deliveryAction: DELIVERY_ACTION.exec(source)?.[1] ?? null,
  replyText: extractReplyText({ text: clip(text), html: clip(html) }),
  files: attachments
    .filter(({ related = false }) => !related)
    .slice(0, MAX_FILES)
    .map(({ filename, mimeType }) => ({ name: (filename ?? mimeType).slice(0, 200), mime: mimeType })),
});

async function parse({ raw, maxParts, maxDepth }: ParsingTask): Promise<ParsingAnswer> {
  const source = Buffer.from(raw).toString('latin1');
  // Counted before parsing: the library has no limit of parts.
  if ((source.match(CONTENT_TYPE)?.length ?? 0) > maxParts) return { failure: 'unreadable' };
  try {
    const mail = await PostalMime.parse(raw, {
      maxNestingDepth: maxDepth,
      maxHeadersSize: MAX_HEADERS_BYTES,
      maxRfc822NestingDepth: 0,
    });
    return { mail: toParsedMail(mail, source) };
  } catch {
    return { failure: 'unreadable' };
  }
}

void parse(workerData as ParsingTask).then((answer) => parentPort?.postMessage(answer));
