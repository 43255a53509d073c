import { jest } from '@jest/globals';

jest.setTimeout(20_000);
