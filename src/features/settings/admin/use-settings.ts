import { useQuery } from '@tanstack/react-query';
import { settingsApi } from './settings-api.ts';

export const settingsKey = ['settings'];

/** The six settings. */
export const useSettings = () => useQuery({ queryKey: settingsKey, queryFn: settingsApi.read });
