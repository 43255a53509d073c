import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { DealRepository, type DealRecord } from './deal.repository.ts';
import { summarizeDeal, type DealSummary } from './deal.states.ts';
import { InstalmentPaymentsPort } from './instalment-payments-port.ts';

export type DealWithSummary = { readonly record: DealRecord; readonly state: DealSummary };

/** Deals with their stage, gates and money. */
@Injectable()
export class DealSummariesService {
  constructor(
    private readonly deals: DealRepository,
    private readonly payments: InstalmentPaymentsPort,
    private readonly clock: Clock,
  ) {}

  async find(id: number): Promise<DealWithSummary | null> {
    const [deal] = await this.list([id]);
    return deal ?? null;
  }

  /** In the order of the ids. */
  async list(ids: readonly number[]): Promise<DealWithSummary[]> {
    const records = await this.deals.list(ids);
    const paid = await this.payments.findPaid(records.flatMap(listInstalmentIds));
    const now = this.clock.now();
    return records.map((record) => ({ record, state: summarizeDeal(record, paid, now) }));
  }

  /** @param at time of the stage */
  async summarize(record: DealRecord, at = this.clock.now()): Promise<DealWithSummary> {
    const paid = await this.payments.findPaid(listInstalmentIds(record));
    return { record, state: summarizeDeal(record, paid, at) };
  }
}

const listInstalmentIds = ({ instalments }: DealRecord): number[] => instalments.map(({ id }) => id);
