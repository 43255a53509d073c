import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';

/** The actor has no customer, or its role does not decide on the team. */
export const teamForbidden = (): DomainError => new DomainError('forbidden', 'FORBIDDEN');
export const memberNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const lastOwner = (): DomainError => new DomainError('conflict', 'LAST_OWNER');
/** The customer of an erased founder cannot be handed over to another majitel. */
export const noSuccessor = (): DomainError => new DomainError('conflict', 'NO_SUCCESSOR');
export const teamFull = (): DomainError => new DomainError('conflict', 'TEAM_FULL');
/** The address of the invitation has an account, whose user has to accept signed in. */
export const signInToAccept = (): DomainError => new DomainError('conflict', 'INVITATION_SIGN_IN');
/** Signed in with an account of another address. */
export const invitedOther = (): DomainError => new DomainError('forbidden', 'INVITATION_OTHER_ACCOUNT');
export const alreadyMember = (): DomainError => createFieldError('email', fieldError('teamMember'));
/** Not a member of the team who sees the space. */
export const invalidAssignee = (): DomainError => createFieldError('user_id', fieldError('assignee'));
/** Rights of a majitel hold for all spaces, those of others for at least one space of the customer. */
export const invalidMemberSpaces = (): DomainError => createFieldError('space_ids', fieldError('teamSpaces'));
