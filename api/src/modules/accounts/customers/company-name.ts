/** „Sál, s. r. o.“ and „SÁL s.r.o.“ are one company: case, spaces and punctuation do not count. */
const normalize = (name: string): string => name.toLocaleLowerCase('cs').replace(/[^\p{L}\p{N}]/gu, '');

export const isSameCompany = (one: string, other: string): boolean => normalize(one) === normalize(other);

/**
 * Name of the customer, where it is not that of the person. A customer registered without a name has the start of
 * the e-mail address, which is no name.
 */
export const findCompanyName = (customer: {
  name: string;
  ico: string | null;
  personName: string;
  email: string;
}): string | null => {
  const { name, ico, personName, email } = customer;
  return name === personName || (ico === null && email.startsWith(`${name}@`)) ? null : name;
};
