/** What the runs are called that make avatar photos. They belong to no project and are no tool that people open. */
export const avatarPhotoTool = 'avatar-photo';
