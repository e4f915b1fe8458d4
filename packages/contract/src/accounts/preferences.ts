import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Preferences } from './parts.ts';

/** AUTH-03: null returns a choice to the browser. */
export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/users/preferences',
  summary: 'Changes the given preferences and returns all of them',
  body: z.strictObject(Preferences.partial().shape),
  data: Preferences,
  family: 'private',
  access: 'member',
  rate: 'write',
});
