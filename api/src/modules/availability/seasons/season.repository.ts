import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery, type RequiredEntityData } from '@mikro-orm/postgresql';
import { AvailabilityRule } from '../availability-rule.entity.ts';
import { Season, SeasonSpace } from '../season.entity.ts';

/** A season with its rules, which are the same for each of its spaces. */
export type SeasonWithRules = { readonly season: Season; readonly rules: readonly AvailabilityRule[] };
/** A season of a space on days of another one. */
export type SeasonConflict = {
  readonly season_id: number;
  readonly name: string;
  readonly space_id: number;
};

/** Seasons as their owner edits them. */
/** Hours of a season; those of each of its spaces are equal. */
export type SeasonRule = Omit<RequiredEntityData<AvailabilityRule>, 'space' | 'season' | 'exceptions'>;

@Injectable()
export class SeasonRepository {
  constructor(private readonly em: EntityManager) {}

  async findWithRules(id: number): Promise<SeasonWithRules | null> {
    const [season] = await this.list({ id });
    return season ?? null;
  }

  listByCustomer(customerId: number): Promise<SeasonWithRules[]> {
    return this.list({ customer: customerId });
  }

  listBySpace(spaceId: number): Promise<SeasonWithRules[]> {
    return this.list({ spaces: { $some: { space: spaceId } } });
  }

  countByCustomer(customerId: number): Promise<number> {
    return this.em.count(Season, { customer: customerId });
  }

  /** @param exceptId id of a season to ignore, `null` for none */
  listConflicts(
    spaceIds: readonly number[],
    { fromDay, untilDay }: Pick<Season, 'fromDay' | 'untilDay'>,
    exceptId: number | null,
  ): Promise<SeasonConflict[]> {
    return this.em.execute<SeasonConflict[]>(
      `select p.season_id, n.name, p.space_id from season_space p join season n on n.id = p.season_id
       where p.space_id in (?) and p.from_day <= ? and p.until_day >= ? and p.season_id <> ? order by p.space_id, p.from_day`,
      [spaceIds, untilDay, fromDay, exceptId ?? 0],
    );
  }

  /** Replaces the spaces and rules of a season; `rules` are those of each space. */
  async save(season: Season, spaceIds: readonly number[], rules: readonly SeasonRule[]): Promise<void> {
    await this.em.persist(season).flush();
    await this.em.nativeDelete(SeasonSpace, { season: season.id });
    await this.em.nativeDelete(AvailabilityRule, { season: season.id });
    const { id, fromDay, untilDay } = season;
    await this.em.insertMany(
      SeasonSpace,
      spaceIds.map((space) => ({ season: id, space, fromDay, untilDay })),
    );
    const rows = spaceIds.flatMap((space) =>
      rules.map((rule) => ({ exceptions: [], ...rule, space, season: id })),
    );
    if (rows.length > 0) await this.em.insertMany(AvailabilityRule, rows);
  }

  /** With its spaces and rules. */
  async remove(season: Season): Promise<void> {
    await this.em.nativeDelete(Season, { id: season.id });
  }

  async removeNamesByCustomer(customerId: number): Promise<void> {
    await this.em.nativeUpdate(Season, { customer: customerId }, { name: '' });
  }

  private async list(where: FilterQuery<Season>): Promise<SeasonWithRules[]> {
    const seasons = await this.em.find(Season, where, {
      populate: ['spaces'],
      refresh: true,
      orderBy: { fromDay: 'asc', id: 'asc' },
    });
    const rules = await this.em.find(
      AvailabilityRule,
      { season: { $in: seasons.map(({ id }) => id) } },
      { refresh: true, orderBy: { id: 'asc' } },
    );
    return seasons.map((season) => {
      const [first] = season.spaces.getItems();
      return {
        season,
        rules: rules.filter((rule) => rule.season?.id === season.id && rule.space.id === first?.space.id),
      };
    });
  }
}
