import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { SpaceReview, type FieldChange } from '../space-review.entity.ts';
import { FULL_RELATIONS } from '../space.repository.ts';

const WITH_SPACE = FULL_RELATIONS.map((path) => `space.${path}` as const);
export type ReviewWithSpace = Loaded<SpaceReview, `space.${(typeof FULL_RELATIONS)[number]}`>;

/** Writes reviews directly instead of with the next flush, so that the space itself is flushed once. */
@Injectable()
export class SpaceReviewRepository {
  constructor(private readonly em: EntityManager) {}

  findForUpdate(id: number): Promise<SpaceReview | null> {
    return this.em.findOne(SpaceReview, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  findWithSpace(id: number): Promise<ReviewWithSpace | null> {
    return this.em.findOne(SpaceReview, { id }, { populate: WITH_SPACE });
  }

  /** Locks the open review, so that it is not closed while a change is being added. */
  findOpenForUpdate(spaceId: number): Promise<SpaceReview | null> {
    return this.em.findOne(
      SpaceReview,
      { space: spaceId, reviewedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** One page of open reviews, latest change first. */
  async listOpenPage(page: number, pageSize: number): Promise<{ reviews: ReviewWithSpace[]; total: number }> {
    const [reviews, total] = await this.em.findAndCount(
      SpaceReview,
      { reviewedAt: null },
      {
        populate: WITH_SPACE,
        orderBy: { changedAt: 'desc', id: 'desc' },
        limit: pageSize,
        offset: (page - 1) * pageSize,
      },
    );
    return { reviews, total };
  }

  create(spaceId: number, changes: FieldChange[], now: Date): Promise<number> {
    return this.em.insert(SpaceReview, { space: spaceId, changes, openedAt: now, changedAt: now });
  }

  async updateChanges(id: number, changes: FieldChange[], now: Date): Promise<void> {
    await this.em.nativeUpdate(SpaceReview, { id }, { changes, changedAt: now });
  }

  async remove(id: number): Promise<void> {
    await this.em.nativeDelete(SpaceReview, { id });
  }

  /** @returns false when the review is not open any more */
  async close(id: number, reviewedBy: number | null, now: Date): Promise<boolean> {
    return (
      (await this.em.nativeUpdate(SpaceReview, { id, reviewedAt: null }, { reviewedAt: now, reviewedBy })) > 0
    );
  }

  async removeBySpaces(spaceIds: readonly number[]): Promise<void> {
    await this.em.nativeDelete(SpaceReview, { space: { $in: [...spaceIds] } });
  }
}
