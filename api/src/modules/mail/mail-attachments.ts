import { Injectable } from '@nestjs/common';
import type { Attachment } from '../../platform/mailer/index.ts';

/**
 * Reference to an attachment, which is built when the mail is sent, so that the outbox does not contain it.
 */
export type AttachmentReference = { kind: string; id: number };

/** Builds the file of a record; null when the record no longer exists. */
export type AttachmentSource = (id: number) => Promise<Attachment | null>;

/** Registry of attachment kinds. */
@Injectable()
export class MailAttachments {
  private readonly sources = new Map<string, AttachmentSource>();

  add(kind: string, source: AttachmentSource): void {
    if (this.sources.has(kind)) throw new Error(`Duplicate attachment kind: ${kind}`);
    this.sources.set(kind, source);
  }

  /** References to records that no longer exist are skipped. */
  async of(references: readonly AttachmentReference[]): Promise<Attachment[]> {
    const files = await Promise.all(references.map(({ kind, id }) => this.sourceOf(kind)(id)));
    return files.filter((file) => file !== null);
  }

  private sourceOf(kind: string): AttachmentSource {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`Unknown attachment kind: ${kind}`);
    return source;
  }
}
