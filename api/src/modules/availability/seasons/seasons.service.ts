import { Injectable } from '@nestjs/common';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { requireCustomer } from '../../accounts/members/index.ts';
import { SpaceAccessService, type FullSpace } from '../../spaces/index.ts';
import {
  availabilityNotFound,
  foreignSpaces,
  seasonOverlap,
  tooManySeasons,
} from '../availability.errors.ts';
import { BulkBlockedSlotsService } from '../bulk-blocked-slots.service.ts';
import { Season } from '../season.entity.ts';
import { SeasonRepository, type SeasonWithRules } from './season.repository.ts';
import type { RuleValues } from '../opening-rules.service.ts';

const MAX_SEASONS = 200;

/** `hours` are the rules of each of the spaces; without any the spaces are blocked. */
export type SeasonValues = {
  readonly spaceIds: readonly number[];
  readonly name: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly hours: readonly RuleValues[];
};

/** Seasons with hours of their own. */
@Injectable()
export class SeasonsService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly access: SpaceAccessService,
    private readonly seasons: SeasonRepository,
    private readonly blocks: BulkBlockedSlotsService,
    private readonly audit: AuditTrailService,
  ) {}

  /** Of a space, or all of the customer of a member who may change any space; by their first day. */
  async list(actor: Actor, spaceId: number | null): Promise<SeasonWithRules[]> {
    if (spaceId !== null) {
      const space = await this.access.loadManageable(actor, spaceId);
      return this.seasons.listBySpace(space.id);
    }
    return this.seasons.listByCustomer(requireCustomer(actor, 'write'));
  }

  /** @throws SEASON_OVERLAP, and SLOT_RESERVED for a season without hours over a reservation */
  create(actor: Actor, values: SeasonValues): Promise<SeasonWithRules> {
    return this.unit.run(async () => {
      const spaces = await this.loadSpaces(actor, values.spaceIds);
      await this.blocks.lock(values.spaceIds);
      const { customer } = getOwner(spaces);
      if ((await this.seasons.countByCustomer(customer.id)) >= MAX_SEASONS) throw tooManySeasons();
      const season = Object.assign(new Season(), { customer });
      await this.save(actor, season, spaces, values);
      await this.record(actor, 'season.add', season, {}, values);
      return this.load(season.id);
    });
  }

  update(actor: Actor, id: number, values: SeasonValues): Promise<SeasonWithRules> {
    return this.unit.run(async () => {
      const former = await this.lockSeason(actor, id, values.spaceIds);
      const spaces = await this.loadSpaces(actor, values.spaceIds);
      if (getOwner(spaces).customer.id !== former.season.customer.id) throw foreignSpaces();
      const before = toFormerValues(former);
      if (former.season.blockGroupId !== null)
        await this.blocks.removeGroup(actor, former.season.blockGroupId);
      await this.save(actor, former.season, spaces, values);
      await this.record(actor, 'season.save', former.season, before, values);
      return this.load(id);
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const former = await this.lockSeason(actor, id, []);
      const { season } = former;
      if (season.blockGroupId !== null) await this.blocks.removeGroup(actor, season.blockGroupId);
      await this.record(actor, 'season.delete', season, toFormerValues(former), null);
      await this.seasons.remove(season);
    });
  }

  /** Locks the spaces of a season and further ones, and loads it. */
  private async lockSeason(actor: Actor, id: number, spaceIds: readonly number[]): Promise<SeasonWithRules> {
    const found = await this.seasons.findWithRules(id);
    if (!found) throw availabilityNotFound();
    const formerIds = listSpaceIds(found.season);
    await this.access.listManageable(actor, formerIds);
    await this.blocks.lock([...new Set([...formerIds, ...spaceIds])]);
    return this.load(id);
  }

  private async load(id: number): Promise<SeasonWithRules> {
    const season = await this.seasons.findWithRules(id);
    if (!season) throw availabilityNotFound();
    return season;
  }

  /** @throws VALIDATION when the spaces are not of one owner */
  private async loadSpaces(actor: Actor, spaceIds: readonly number[]): Promise<FullSpace[]> {
    const spaces = await this.access.listManageable(actor, spaceIds);
    const { customer } = getOwner(spaces);
    if (!spaces.every(({ building }) => building.customer.id === customer.id)) throw foreignSpaces();
    return spaces;
  }

  private async save(
    actor: Actor,
    season: Season,
    spaces: readonly FullSpace[],
    { name, fromDay, untilDay, hours }: SeasonValues,
  ): Promise<void> {
    const spaceIds = spaces.map(({ id }) => id);
    const conflicts = await this.seasons.listConflicts(spaceIds, { fromDay, untilDay }, season.id ?? null);
    if (conflicts.length > 0) throw seasonOverlap(conflicts);
    Object.assign(season, { name, fromDay, untilDay, blockGroupId: null });
    if (hours.length === 0) {
      const span = { from: fromPragueWallTime(fromDay, 0), until: fromPragueWallTime(addDays(untilDay), 0) };
      const block = { ...span, reason: name, isReasonPublic: false };
      season.blockGroupId = (await this.blocks.createGroup(actor, spaces, block, false)).groupId;
    }
    await this.seasons.save(season, spaceIds, hours);
  }

  private record(
    actor: Actor,
    action: 'season.add' | 'season.save' | 'season.delete',
    season: Season,
    before: object,
    after: SeasonValues | null,
  ): Promise<void> {
    return this.audit.record(
      actor,
      action,
      { type: 'season', id: season.id },
      before as Record<string, unknown>,
      after === null ? {} : toAuditValues(after),
    );
  }
}

const getOwner = ([space]: readonly FullSpace[]): { customer: Customer } => {
  if (!space) throw availabilityNotFound();
  return { customer: space.building.customer };
};

/** Ids of the spaces of a season, ascending. */
const listSpaceIds = ({ spaces }: Season): number[] =>
  spaces
    .getItems()
    .map(({ space }) => space.id)
    .sort((one, other) => one - other);

const toFormerValues = ({ season, rules }: SeasonWithRules): Record<string, unknown> =>
  toAuditValues({
    spaceIds: listSpaceIds(season),
    fromDay: season.fromDay,
    untilDay: season.untilDay,
    hours: rules,
  });

const toAuditValues = ({
  spaceIds,
  fromDay,
  untilDay,
  hours,
}: Omit<SeasonValues, 'name'>): Record<string, unknown> => ({
  spaces: spaceIds,
  from: fromDay,
  until: untilDay,
  rules: hours.map(
    ({ weekdays, fromMinute, toMinute, pricePerHourHaler }) =>
      `${weekdays.join(' ')}: ${fromMinute}–${toMinute}, ${pricePerHourHaler / 100}`,
  ),
});
