import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { ContentRevision } from './content-revision.entity.ts';
import { ImageLibraryService } from '../media/index.ts';
import { ContentAdminService } from './content.admin.service.ts';
import type { EditedPage } from './content.admin.mapper.ts';
import { ContentRepository, type RevisionRow } from './content.repository.ts';
import { toSnapshot, toTexts } from './content-values.ts';

const revisionNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');

/** Revisions of pages. */
@Injectable()
export class ContentRevisionsService {
  constructor(
    private readonly pages: ContentRepository,
    private readonly contentAdmin: ContentAdminService,
    private readonly images: ImageLibraryService,
  ) {}

  async list(
    pageId: number,
    page: number,
    pageSize: number,
  ): Promise<{ rows: RevisionRow[]; total: number }> {
    await this.contentAdmin.getById(pageId);
    return this.pages.listRevisions(pageId, page, pageSize);
  }

  async getById(id: number): Promise<ContentRevision> {
    const revision = await this.pages.findRevision(id);
    if (!revision) throw revisionNotFound();
    return revision;
  }

  /** Restores the texts of a revision as a new save; slug, status and menu stay unchanged. */
  async restore(actor: Actor, id: number, version: number): Promise<EditedPage> {
    return this.contentAdmin.runExclusive(async () => {
      const revision = await this.getById(id);
      const page = await this.contentAdmin.loadForUpdate(revision.page.id, version);
      const texts = toTexts(revision.values);
      const isCoverThere =
        texts.coverId !== null && (await this.images.listStoredImages([texts.coverId])).has(texts.coverId);
      return this.contentAdmin.applyValues(actor, page, {
        ...toSnapshot(page),
        ...texts,
        coverId: isCoverThere ? texts.coverId : null,
      });
    });
  }
}
