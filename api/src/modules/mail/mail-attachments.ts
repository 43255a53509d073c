import { Injectable } from '@nestjs/common';
import type { Attachment } from '../../platform/mailer/index.ts';

/** What goes along with a mail, by name: the file itself is made when the mail leaves, so that no outbox carries it. */
export type AttachmentReference = { kind: string; id: number };

/** Makes the file of a record; nothing where there is no such record any more. */
export type AttachmentSource = (id: number) => Promise<Attachment | null>;

/** Port of files that go with mails: each module that sends some says once how its kind is made. */
@Injectable()
export class MailAttachments {
  private readonly sources = new Map<string, AttachmentSource>();

  add(kind: string, source: AttachmentSource): void {
    if (this.sources.has(kind)) throw new Error(`Two modules make the attachment ${kind}.`);
    this.sources.set(kind, source);
  }

  /** The files of these references; a record that is gone leaves its mail without a file. */
  async of(references: readonly AttachmentReference[]): Promise<Attachment[]> {
    const files = await Promise.all(references.map(({ kind, id }) => this.sourceOf(kind)(id)));
    return files.filter((file) => file !== null);
  }

  private sourceOf(kind: string): AttachmentSource {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`No module makes the attachment ${kind}.`);
    return source;
  }
}
