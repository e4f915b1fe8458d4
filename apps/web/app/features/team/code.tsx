/** The letters of a team, `HIL`: Latin in every language. */
export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
