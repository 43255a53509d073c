import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';
import type { SpaceActor } from './space.policy.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
const TOKEN_FORMAT = /^([1-9]\d{0,9})\.(\d{10})\.([\w-]{43})$/u;

/**
 * Edit tokens of e-mailed links (PRODUCT §3): signed, valid for one space for seven days, without personal
 * data, not stored.
 */
@Injectable()
export class EditTokensService {
  private readonly tokens: SignedTokens;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.tokens = new SignedTokens(getSecrets(config), 'space-edit-link');
  }

  issue(spaceId: number): string {
    const expires = this.nowSeconds() + LIFETIME_SECONDS;
    return `${spaceId}.${expires}.${this.tokens.sign(`${spaceId}.${expires}`)}`;
  }

  /** @returns id of the space the token grants access to; null when it is invalid or expired */
  verify(token: string): number | null {
    const [, id, expires, signature] = TOKEN_FORMAT.exec(token) ?? [];
    if (
      id === undefined ||
      expires === undefined ||
      signature === undefined ||
      Number(expires) <= this.nowSeconds()
    )
      return null;
    return this.tokens.verify(`${id}.${expires}`, signature) ? Number(id) : null;
  }

  /** Time of issue of a valid token, to the second. */
  getIssuedAt(token: string): Date {
    return new Date((Number(token.split('.')[1]) - LIFETIME_SECONDS) * 1000);
  }

  /** The actor, with access to the space of the token if that is valid. */
  resolveActor(actor: Actor, token: string | null | undefined): SpaceActor {
    const linkedSpaceId = token ? this.verify(token) : null;
    return !token || linkedSpaceId === null
      ? actor
      : { ...actor, linkedSpaceId, linkIssuedAt: this.getIssuedAt(token) };
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
