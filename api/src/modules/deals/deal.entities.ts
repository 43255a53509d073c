import { Deal, DealOffer, GateWaiver, Instalment, Settlement, SigningCode } from './deal.entity.ts';

export const DEAL_ENTITIES = [Deal, DealOffer, GateWaiver, Instalment, Settlement, SigningCode] as const;
