import type { RegistrationRequest } from './registration.dto.ts';
import type { NewAccount } from './registration.service.ts';

export const toNewAccount = ({
  email,
  password,
  name,
  company_name: companyName,
  ico,
  dic,
  phone,
}: RegistrationRequest): NewAccount => ({
  email,
  password,
  name: name ?? '',
  companyName: companyName ?? '',
  ico: ico ?? null,
  dic: dic ?? null,
  phone: phone ?? null,
});
