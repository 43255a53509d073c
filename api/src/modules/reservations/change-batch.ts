import { randomUUID } from 'node:crypto';
import type { ReservationStepEvent, ProposalEvent } from './reservation.events.ts';

type StepOfGuest = { readonly event: ReservationStepEvent; readonly email: string };

/**
 * Steps and proposals of several reservations that are announced together: one mail to each guest, one to the owner.
 * Proposals to the same guest are answered together.
 */
export class ChangeBatch {
  private readonly steps: StepOfGuest[] = [];
  private readonly proposals: { readonly event: ProposalEvent; readonly bundle: string }[] = [];
  private readonly bundles = new Map<string, string>();
  private readonly formerAddresses = new Set<string>();

  /** @param email of the guest */
  addStep(event: ReservationStepEvent, email: string): void {
    this.steps.push({ event, email: email.toLowerCase() });
  }

  addProposal(event: ProposalEvent, bundle: string): void {
    this.proposals.push({ event, bundle });
  }

  /** Id of the proposals to the guest. */
  getBundle(email: string): string {
    const key = email.toLowerCase();
    const bundle = this.bundles.get(key) ?? randomUUID();
    this.bundles.set(key, bundle);
    return bundle;
  }

  /** Whether the corrected address is the first of its guest, who is told once. */
  claimFormerAddress(email: string): boolean {
    const isFirst = !this.formerAddresses.has(email.toLowerCase());
    this.formerAddresses.add(email.toLowerCase());
    return isFirst;
  }

  /** Events of all steps by start: the first one names the others to the owner, the first one of each guest to the guest. */
  listSteps(): ReservationStepEvent[] {
    const steps = this.steps.toSorted(
      (one, other) =>
        compareStarts(one.event.result, other.event.result) ||
        one.event.reservation_id - other.event.reservation_id,
    );
    const ids = steps.map(({ event }) => event.reservation_id);
    if (steps.length < 2) return steps.map(({ event }) => event);
    return steps.map(({ event, email }, index) => {
      const ofGuest = steps.filter((other) => other.email === email);
      const isFirstOfGuest = ofGuest[0]?.event === event;
      const named = index === 0 ? steps : isFirstOfGuest ? ofGuest : [];
      const changes = named.flatMap(({ event: { reservation_id, before, result } }) =>
        before && result && reservation_id !== event.reservation_id
          ? [{ reservation_id, before, result }]
          : [],
      );
      return {
        ...event,
        bundled_with: index === 0 ? ids.slice(1) : [],
        ...(isFirstOfGuest && {
          notified_with: ofGuest.slice(1).map((other) => other.event.reservation_id),
        }),
        ...(changes.length > 0 && { bundled_changes: changes }),
      };
    });
  }

  /** Of each bundle the earliest proposal is announced; its mail lists the others. */
  listProposals(): ProposalEvent[] {
    const bundles = Map.groupBy(this.proposals, ({ bundle }) => bundle);
    return [...bundles.values()].flatMap((members) =>
      members
        .map(({ event }) => event)
        .sort(
          (one, other) =>
            compareStarts(one.before, other.before) || one.reservation_id - other.reservation_id,
        )
        .slice(0, 1),
    );
  }
}

type Start = { readonly starts_at: string };
const compareStarts = (one: Start | undefined, other: Start | undefined): number =>
  (one?.starts_at ?? '').localeCompare(other?.starts_at ?? '');
