export * from './rental-terms.ts';
export * from './normalize.ts';
export { validateRentalTerms, type RentalTermsErrorCode, type RentalTermsFieldError } from './validate.ts';
export * from './cancellation-fee.ts';
export { planInstalments, type InstalmentPlan, type PlannedInstalment } from './instalment-plan.ts';
export { describeCancellation } from './describe-cancellation.ts';
export { describeInstalments } from './describe-instalments.ts';
export { CONTRACT_BLOCKS, CONTRACT_FIELDS, type ContractData } from './contract-data.ts';
export { parseContractData } from './contract-input.ts';
export {
  fillContract,
  toContractText,
  type ContractParagraph,
  type FilledContract,
} from './contract-text.ts';
export * from './deal-stage.ts';
