import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { clientKey } from '../../platform/http/rate-limit.ts';
import { Log } from '../../platform/logging/log.ts';
import { keysOf, secretsOf } from '../../platform/sealing/secrets.ts';
import { daysUntil } from './days.ts';
import { isRobot } from './robot-user-agents.ts';
import { SpaceRepository, type FullSpace } from './space.repository.ts';

const VIEW_DAYS = 30;
const HASH_LENGTH = 32;

/** Who asks for a space: the address of the client and its header `user-agent`. */
export type Viewer = { readonly ip: string; readonly userAgent: string | undefined };

/** How often spaces were looked at lately. */
@Injectable()
export class SpaceViews {
  private readonly key: Buffer;

  constructor(
    private readonly spaces: SpaceRepository,
    private readonly clock: Clock,
    private readonly log: Log,
    config: Config,
  ) {
    [this.key] = keysOf(secretsOf(config), 'space-view');
  }

  /**
   * Counts one view of a published space a client address and day, and none of robots. Kept is a keyed hash of the day and the
   * address, which tells nothing of the address and differs every day. The caller does not wait; a failure is logged.
   */
  count(space: FullSpace, { ip, userAgent }: Viewer): void {
    if (space.status !== 'PUBLISHED' || isRobot(userAgent)) return;
    const day = this.clock.today();
    const hash = createHmac('sha256', this.key)
      .update(`${day} ${clientKey(ip)}`)
      .digest('hex')
      .slice(0, HASH_LENGTH);
    this.spaces.countView(space.id, day, hash).catch((err: unknown) => {
      this.log.warn({ err }, 'a view was not counted');
    });
  }

  /** Views of each of the last 30 days, the oldest first, by spaces; one statement however many they are. */
  async of(ids: readonly number[]): Promise<(id: number) => number[]> {
    const days = daysUntil(this.clock.today(), VIEW_DAYS);
    const rows = ids.length === 0 ? [] : await this.spaces.viewsSince(ids, days[0] ?? '');
    const counts = new Map(rows.map((row) => [`${row.space_id} ${row.day}`, row.views]));
    return (id) => days.map((day) => counts.get(`${id} ${day}`) ?? 0);
  }
}
