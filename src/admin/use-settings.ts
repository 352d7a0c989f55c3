import { useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';

export const settingsKey = ['settings'];

/** The six settings. */
export const useSettings = () => useQuery({ queryKey: settingsKey, queryFn: api.settings.read });
