import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { MediaImage } from './media-image.entity.ts';
import { MediaUse } from './media-use.entity.ts';

@Injectable()
export class ImageLibraryRepository {
  constructor(private readonly em: EntityManager) {}

  listByIds(ids: readonly number[]): Promise<MediaImage[]> {
    return this.em.find(MediaImage, { id: { $in: [...ids] } });
  }

  /** Ids of the images the record uses. */
  async listImageIds(subject: string, subjectId: number): Promise<number[]> {
    const uses = await this.em.find(MediaUse, { subject, subjectId });
    return uses.map(({ image }) => image.id);
  }

  /** The library images among the given ids, row-locked in the order of ids. */
  async listLibraryIdsForUpdate(ids: readonly number[]): Promise<number[]> {
    const images = await this.em.find(
      MediaImage,
      { id: { $in: [...ids] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    const used = new Set(
      (await this.em.find(MediaUse, { image: { id: { $in: [...ids] } } })).map(({ image }) => image.id),
    );
    return images.filter(({ id, unusedSince }) => unusedSince !== null || used.has(id)).map(({ id }) => id);
  }

  async addUses(subject: string, subjectId: number, ids: readonly number[]): Promise<void> {
    for (const id of ids) this.em.create(MediaUse, { subject, subjectId, image: id });
    await this.em.flush();
    await this.em.nativeUpdate(MediaImage, { id: { $in: [...ids] } }, { unusedSince: null });
  }

  async removeUses(subject: string, subjectId: number, ids: readonly number[], now: Date): Promise<void> {
    await this.em.nativeDelete(MediaUse, { subject, subjectId, image: { $in: [...ids] } });
    const used = new Set(
      (await this.em.find(MediaUse, { image: { id: { $in: [...ids] } } })).map(({ image }) => image.id),
    );
    await this.em.nativeUpdate(
      MediaImage,
      { id: { $in: ids.filter((id) => !used.has(id)) } },
      { unusedSince: now },
    );
  }

  async isUsed(id: number): Promise<boolean> {
    return (await this.em.count(MediaUse, { image: { id } })) > 0;
  }

  /** Ids of images unused since before the given time. */
  async listUnusedBefore(before: Date, limit: number): Promise<number[]> {
    const images = await this.em.find(
      MediaImage,
      { unusedSince: { $lt: before } },
      { fields: ['id'], orderBy: { id: 'asc' }, limit },
    );
    return images.map(({ id }) => id);
  }
}
