/** Body field with the single-space token of a mailed edit link; none for a signed-in user. */
export const toTokenField = (authToken: string | null): { auth_token?: string } =>
  authToken ? { auth_token: authToken } : {};
