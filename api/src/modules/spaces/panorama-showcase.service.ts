import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { SpacePanorama } from './space-panorama.entity.ts';
import { SpacePanoramaRepository } from './space-panorama.repository.ts';

const MOST = 6;
const KEPT_MS = 60_000;

/** A few published spaces with panoramas, cached for a minute. */
@Injectable()
export class PanoramaShowcase {
  private kept: { at: number; panoramas: Promise<SpacePanorama[]> } | null = null;

  constructor(
    private readonly repository: SpacePanoramaRepository,
    private readonly clock: Clock,
  ) {}

  read(): Promise<SpacePanorama[]> {
    const now = this.clock.now().getTime();
    if (this.kept && now - this.kept.at < KEPT_MS) return this.kept.panoramas;
    const panoramas = this.repository.showcase(MOST);
    this.kept = { at: now, panoramas };
    panoramas.catch(() => {
      this.kept = null;
    });
    return panoramas;
  }
}
