import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { SpacePanorama } from '../space.entity.ts';
import { SpacePanoramaRepository } from './space-panorama.repository.ts';

const MAX_PANORAMAS = 6;
const CACHE_TTL_MS = 60_000;

/** A few published spaces with panoramas, cached for a minute. */
@Injectable()
export class PanoramaShowcaseService {
  private cached: { at: number; panoramas: Promise<SpacePanorama[]> } | null = null;

  constructor(
    private readonly repository: SpacePanoramaRepository,
    private readonly clock: Clock,
  ) {}

  list(): Promise<SpacePanorama[]> {
    const now = this.clock.now().getTime();
    if (this.cached && now - this.cached.at < CACHE_TTL_MS) return this.cached.panoramas;
    const panoramas = this.repository.listShowcase(MAX_PANORAMAS);
    this.cached = { at: now, panoramas };
    panoramas.catch(() => {
      this.cached = null;
    });
    return panoramas;
  }
}
