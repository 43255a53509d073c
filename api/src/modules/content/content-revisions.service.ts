import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { ContentRevision } from './content-revision.entity.ts';
import { ImageLibrary } from '../media/index.ts';
import { ContentDesk, type EditedPage } from './content-desk.service.ts';
import { ContentRepository, type RevisionRow } from './content.repository.ts';
import { snapshotOf, textsOf } from './content-values.ts';

const noRevision = (): DomainError => new DomainError('not-found', 'NOTFOUND');

/** Revisions of pages. */
@Injectable()
export class ContentRevisions {
  constructor(
    private readonly pages: ContentRepository,
    private readonly desk: ContentDesk,
    private readonly images: ImageLibrary,
  ) {}

  async list(
    pageId: number,
    page: number,
    pageSize: number,
  ): Promise<{ rows: RevisionRow[]; total: number }> {
    await this.desk.read(pageId);
    return this.pages.revisions(pageId, page, pageSize);
  }

  async read(id: number): Promise<ContentRevision> {
    const revision = await this.pages.findRevision(id);
    if (!revision) throw noRevision();
    return revision;
  }

  /** Restores the texts of a revision as a new save; slug, status and menu stay unchanged. */
  async restore(actor: Actor, id: number, version: number): Promise<EditedPage> {
    return this.desk.change(async () => {
      const revision = await this.read(id);
      const page = await this.desk.current(revision.page.id, version);
      const texts = textsOf(revision.values);
      const isCoverThere =
        texts.coverId !== null && (await this.images.views([texts.coverId])).has(texts.coverId);
      return this.desk.write(actor, page, {
        ...snapshotOf(page),
        ...texts,
        coverId: isCoverThere ? texts.coverId : null,
      });
    });
  }
}
