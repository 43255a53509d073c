export { DecisionsModule } from './decisions.module.ts';
export { OptionService } from './option.service.ts';
export { ReservationWorkflowService } from './reservation-workflow.service.ts';
