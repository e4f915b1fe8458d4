/** The list itself is the layout's (day.tsx), which stays while a match lies over it. */
export default function Home() {
  return null;
}
