import type { ActiveSession } from '../sessions/index.ts';
import type { BillingData, Company, Customer } from '../customers/index.ts';
import type {
  AccountAnswerDto,
  AccountSessionDto,
  AccountSessionsDto,
  BillingDetailsDto,
  CompanyFoundDto,
} from './account.dto.ts';
import type { AccountDetails } from './account-details.ts';

export const toAccountAnswer = ({ user, customer, pendingEmail }: AccountDetails): AccountAnswerDto => ({
  profile: {
    email: user.email,
    email_confirmed: user.emailConfirmedAt !== null,
    pending_email: pendingEmail,
    name: user.name,
    phone: customer?.phone ?? null,
    created_at: user.createdAt.toISOString(),
  },
  billing: customer && toBilling(customer),
});

const toBilling = ({ name, ico, dic, street, city, postalCode }: Customer): BillingDetailsDto => ({
  company_name: name,
  ico,
  dic,
  street,
  city,
  postal_code: postalCode,
});

export const toBillingData = ({
  company_name: name,
  ico,
  dic,
  street,
  city,
  postal_code: postalCode,
}: BillingDetailsDto): BillingData => ({ name, ico, dic, street, city, postalCode });

export const toCompanyFound = ({
  ico,
  name,
  dic,
  street,
  city,
  postalCode,
  isVatPayer,
  isDefunct,
}: Company): CompanyFoundDto => ({
  ico,
  name,
  dic,
  street,
  city,
  postal_code: postalCode,
  vat_payer: isVatPayer,
  defunct: isDefunct,
});

export const toAccountSessions = (
  sessions: readonly ActiveSession[],
  currentId: string | null,
): AccountSessionsDto => ({
  items: sessions.map((session) => toAccountSession(session, currentId)),
});

export const toAccountSession = (
  { id, userAgent, createdAt, lastUsedAt }: ActiveSession,
  currentId: string | null,
): AccountSessionDto => ({
  id,
  current: id === currentId,
  user_agent: userAgent,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt.toISOString(),
});
