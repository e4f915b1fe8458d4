export const play = (title: string) => `شغّل: ${title}`;
export const watchElsewhere = (title: string) => `شاهد في موقع الفيديو: ${title}`;
export const demoVideos = 'فيديوهات تجريبية: لا تسجيل وراءها، ولن تعمل عند تشغيلها.';
export const opensElsewhere = 'يُفتح في موقع الفيديو';
