import { Global, Module } from '@nestjs/common';
import { SpaceObligations } from '../spaces/index.ts';
import { ReservationObligations } from './reservation.obligations.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** Global because it fills a port of a module it depends on. */
@Global()
@Module({ providers: [ReservationRepository, { provide: SpaceObligations, useClass: ReservationObligations }], exports: [SpaceObligations] })
export class ReservationsModule {}
