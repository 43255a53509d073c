import { addPasskey, beginPasskey, type AccountSecondFactorAnswer, type Client } from '@prostora/api-client';
import { settings } from '@prostora/strings/cs/settings.ts';

/** Creates a passkey in the browser and stores it under a name. */
export async function createPasskey(
  client: Client,
  { name, password }: { name: string; password: string },
): Promise<AccountSecondFactorAnswer> {
  const { challenge, options } = await beginPasskey({ client, body: { current_password: password } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new Error(settings.secondFactor.passkeyFailed, { cause: error });
  });
  return addPasskey({ client, body: { challenge, name, response: { ...response } } });
}
