import { useQuery } from '@tanstack/react-query';
import { insightsApi } from './insights-api.ts';

export const canaryKey = ['canary'];

/** A check in progress ends within minutes. */
const intervalMs = 30_000;

export const useCanary = () =>
  useQuery({ queryKey: canaryKey, queryFn: insightsApi.readCanary, refetchInterval: intervalMs });
