import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestamp } from '../../../platform/database/index.ts';

/** Date of an event in one space. */
export type PublicDate = {
  readonly id: number;
  readonly title: string;
  /** Null for a building that is let as a whole. */
  readonly spaceName: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly updatedAt: Date;
};

export type BuildingWithProgram = { readonly slug: string; readonly updatedAt: Date };

type Row = {
  id: number;
  title: string;
  spaceName: string | null;
  starts_at: string;
  ends_at: string;
  updated_at: string;
};

/** What the public may know of the reservations `r` of the spaces `s`. */
const IS_PUBLIC = `s.status = 'PUBLISHED' and r.status = 'confirmed' and not r.awaits_proof
         and r.title_public and r.title <> '' and r.ends_at > ? and r.starts_at < ?`;

@Injectable()
export class PublicProgramRepository {
  constructor(private readonly em: EntityManager) {}

  /** Confirmed reservations whose title is public, in published spaces of the building; by start. */
  async listDates(
    buildingId: number,
    { from, until }: { from: Date; until: Date },
    limit: number,
  ): Promise<PublicDate[]> {
    const rows = await this.em.execute<Row[]>(
      `select r.id, r.title, case when s.no_name then null else s.name end as "spaceName", r.starts_at, r.ends_at, r.updated_at
       from space s join reservation r on r.space_id = s.id
       where s.building_id = ? and ${IS_PUBLIC}
       order by r.starts_at, s.name, r.id limit ?`,
      [buildingId, from, until, limit],
    );
    return rows.map(({ starts_at: start, ends_at: end, updated_at: updated, ...row }) => ({
      ...row,
      startsAt: parseTimestamp(start),
      endsAt: parseTimestamp(end),
      updatedAt: parseTimestamp(updated),
    }));
  }

  /** Buildings with an event, with the latest change of one. */
  async listBuildings({ from, until }: { from: Date; until: Date }): Promise<BuildingWithProgram[]> {
    const rows = await this.em.execute<{ slug: string; updated_at: string }[]>(
      `select b.slug, max(r.updated_at) as updated_at
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where ${IS_PUBLIC} group by b.slug order by b.slug`,
      [from, until],
    );
    return rows.map(({ slug, updated_at: updated }) => ({ slug, updatedAt: parseTimestamp(updated) }));
  }
}
