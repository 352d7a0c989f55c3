import { createContext, useContext, type ReactNode } from 'react';
import { includesRightTo, type Operation, type Right } from '#platform/rights.contract.ts';

interface SignedIn {
  id: string;
  rights: readonly Right[];
}

const Context = createContext<SignedIn>({ id: '', rights: [] });

/** Says to the screens below it who is signed in, and what they may do. */
export function RightsProvider({ user, children }: { user: SignedIn; children: ReactNode }) {
  return <Context value={user}>{children}</Context>;
}

/** Whether who is signed in may do something: screens leave out what would be refused. */
export function useMay(): (operation: Operation) => boolean {
  const { rights } = useContext(Context);
  return (operation) => includesRightTo(rights, operation);
}

/** The rights of the signed-in account. */
export const useOwnRights = (): readonly Right[] => useContext(Context).rights;

/** The signed-in account's id. */
export const useOwnId = (): string => useContext(Context).id;
