import type { AddressValues } from '../../components/address/address-values.ts';
import { findStep, type WizardStep } from '../../lib/wizard-url.ts';

/** Start before the draft exists: an existing building, or the name and the address of a new one. */
export type Start = { buildingId: number | null; buildingName: string; address: AddressValues | null };

/** Location in the wizard, from its URL: step, draft and building. */
export type WizardLocation = { step: WizardStep; spaceId: number | null; buildingId: number | null };

const parseId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : null;

/**
 * Parses the wizard's URL. Without a draft only the first two steps exist, and the second needs a building.
 */
export function parseWizardLocation(search: URLSearchParams, start: Start | null): WizardLocation {
  const spaceId = parseId(search.get('prostor'));
  const buildingId = parseId(search.get('budova'));
  const requestedStep = findStep(search.get('krok'));
  if (spaceId !== null) return { step: requestedStep ?? 'kde', spaceId, buildingId };
  const canName = requestedStep === 'nazev' && (buildingId !== null || start !== null);
  return { step: canName ? 'nazev' : 'kde', spaceId, buildingId };
}

/** Parses the start of a history entry; null for other state. */
export function parseStart(state: unknown): Start | null {
  if (typeof state !== 'object' || state === null || !('start' in state)) return null;
  const { start } = state as { start: unknown };
  if (typeof start !== 'object' || start === null || !('buildingId' in start) || !('buildingName' in start))
    return null;
  const { buildingId, buildingName } = start;
  const address = 'address' in start ? (start.address as AddressValues | null) : null;
  return (buildingId === null || typeof buildingId === 'number') && typeof buildingName === 'string'
    ? { buildingId, buildingName, address }
    : null;
}
