import { Injectable } from '@nestjs/common';
import type { Attachment } from '../../platform/mailer/index.ts';

/**
 * Reference to an attachment, which is built when the mail is sent, so that the outbox does not contain it.
 */
export type AttachmentReference = { kind: string; id: number };

/** Builds the file of a record; null when the record no longer exists. */
export type AttachmentBuilder = (id: number) => Promise<Attachment | null>;

/** Registry of attachment kinds. */
@Injectable()
export class MailAttachmentRegistry {
  private readonly builders = new Map<string, AttachmentBuilder>();

  register(kind: string, builder: AttachmentBuilder): void {
    if (this.builders.has(kind)) throw new Error(`Duplicate attachment kind: ${kind}`);
    this.builders.set(kind, builder);
  }

  /** References to records that no longer exist are skipped. */
  async load(references: readonly AttachmentReference[]): Promise<Attachment[]> {
    const files = await Promise.all(references.map(({ kind, id }) => this.getBuilder(kind)(id)));
    return files.filter((file) => file !== null);
  }

  private getBuilder(kind: string): AttachmentBuilder {
    const builder = this.builders.get(kind);
    if (!builder) throw new Error(`Unknown attachment kind: ${kind}`);
    return builder;
  }
}
