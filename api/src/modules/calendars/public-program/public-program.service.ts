import { Injectable } from '@nestjs/common';
import { DAY_MS, urls } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { BuildingPageService, PublicProgramPort } from '../../spaces/index.ts';
import { mergeSpaces, type PublicEvent } from './public-events.ts';
import { PublicProgramRepository, type BuildingWithProgram } from './public-program.repository.ts';

const DAYS_AHEAD = 180;
/** Dates in the spaces; those of an event in several spaces are one line. */
const MAX_DATES = 300;

export type PublicProgram = {
  readonly building: { readonly name: string; readonly slug: string; readonly city: string | null };
  readonly events: readonly PublicEvent[];
};
/** `slug` is that of the renamed building; null when the redirect leads elsewhere. */
export type ProgramLookup = PublicProgram | { readonly redirect: string; readonly slug: string | null };

/** What takes place in a building, as far as its owner has made the titles public. */
@Injectable()
export class PublicProgramService extends PublicProgramPort {
  constructor(
    private readonly buildings: BuildingPageService,
    private readonly program: PublicProgramRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * The program of the coming half of a year, or a redirect when the building was renamed.
   * @throws NOTFOUND, or GONE as the page of the building
   */
  async find(slug: string): Promise<ProgramLookup> {
    const found = await this.buildings.resolveBuilding(slug);
    if ('redirect' in found) return toProgramRedirect(found.redirect);
    const { id, name, city } = found.building;
    const dates = await this.program.listDates(id, this.getSpan(), MAX_DATES);
    return { building: { name, slug: found.building.slug, city }, events: mergeSpaces(dates) };
  }

  async hasEvents(buildingId: number): Promise<boolean> {
    return (await this.program.listDates(buildingId, this.getSpan(), 1)).length > 0;
  }

  /** Buildings whose program is not empty. */
  listBuildings(): Promise<BuildingWithProgram[]> {
    return this.program.listBuildings(this.getSpan());
  }

  private getSpan(): { from: Date; until: Date } {
    const from = this.clock.now();
    return { from, until: new Date(from.getTime() + DAYS_AHEAD * DAY_MS) };
  }
}

const BUILDING_PATH = /^\/budova\/([^/]+)$/u;

/** A building that became a space of another one has no program of its own. */
function toProgramRedirect(path: string): { redirect: string; slug: string | null } {
  const slug = BUILDING_PATH.exec(path)?.[1] ?? null;
  return { redirect: slug === null ? path : urls.buildingProgram(slug), slug };
}
