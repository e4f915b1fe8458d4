/** The list is rendered by the layout (day.tsx), which stays mounted while a match is open over it. */
export default function Home() {
  return null;
}
