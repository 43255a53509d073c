import { Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { SpaceActor } from './space.policy.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
const FORM = /^([1-9]\d{0,9})\.(\d{10})\.([\w-]{43})$/u;

/** Edit tokens of e-mailed links (PRODUCT §3): signed, for one space, for seven days; they carry no secret of a person and are kept nowhere. */
@Injectable()
export class EditTokens {
  private readonly key: Buffer;

  constructor(config: Config, private readonly clock: Clock) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'space-edit-link', 32));
  }

  issue(spaceId: number): string {
    const expires = this.seconds() + LIFETIME_SECONDS;
    return `${spaceId}.${expires}.${this.sign(spaceId, expires).toString('base64url')}`;
  }

  /** The space a token lets edit; null for one that is not ours or is over. */
  spaceOf(token: string): number | null {
    const [, id, expires, signature] = FORM.exec(token) ?? [];
    if (id === undefined || expires === undefined || signature === undefined || Number(expires) <= this.seconds()) return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(Number(id), Number(expires));
    return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
  }

  /** The actor with what the token of the call allows besides. */
  actorWith(actor: Actor, token: string | null | undefined): SpaceActor {
    const linkedSpaceId = token ? this.spaceOf(token) : null;
    return linkedSpaceId === null ? actor : { ...actor, linkedSpaceId };
  }

  private sign(spaceId: number, expires: number): Buffer {
    return createHmac('sha256', this.key).update(`${spaceId}.${expires}`).digest();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
